// The Objective-C declarations for Selectors.swift, in the form of Apple's headers.
__attribute__((objc_root_class)) @interface NSObject
- (instancetype)init;
@end

@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)sel;
@end

@interface UIGestureRecognizer : NSObject
- (void)addTarget:(id)target action:(SEL)action;
- (void)removeTarget:(id)target action:(SEL)action;
@end
